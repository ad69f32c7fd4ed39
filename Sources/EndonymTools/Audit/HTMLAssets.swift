/// The style and the script of the page, with their digests for its content security policy.
enum HTMLAssets {
  /// SHA-256 of ``style``.
  static let styleDigest = "sha256-6aj2Bh3wH5E8708MfQSRj9ehYJ+NJ15XqOIfP2NQntw="
  /// SHA-256 of ``script``.
  static let scriptDigest = "sha256-bOmS9MbxxR0UxTdygpxDbMyNTQdnEeVTEKfTRv4lje8="

  /// Colors meet WCAG 2.1's contrast of 4.5 to 1 against the background, in light and in dark.
  static let style = #"""

    :root { color-scheme: light dark; --back: #fff; --fore: #1d2126; --soft: #5a6472; --line: #d5dae1; --head: #f2f4f7;
      --translated: #2f7d4f; --review: #b7791f; --new: #8a5cc2; --missing: #c2413a; }
    @media (prefers-color-scheme: dark) { :root { --back: #16191d; --fore: #e6e9ed; --soft: #9aa5b4; --line: #363d47;
      --head: #20252b; --translated: #58b27c; --review: #d9a441; --new: #b494e6; --missing: #f0857e; } }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 1.5rem; max-width: 110rem; background: var(--back); color: var(--fore);
      font: 15px/1.45 system-ui, "Noto Sans", sans-serif; }
    h1 { margin: 0 0 1rem; font-size: 1.6rem; } h2 { margin: 2rem 0 .6rem; font-size: 1.2rem; }
    h3 { margin: 1.4rem 0 .5rem; font-size: 1rem; }
    .scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; }
    .scroll:focus-visible, input:focus-visible, select:focus-visible { outline: 2px solid #3b82f6; outline-offset: 1px; }
    table { border-collapse: collapse; width: 100%; }
    th, td { padding: .4rem .7rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
    tbody tr:last-child > * { border-bottom: 0; }
    thead th { background: var(--head); font-weight: 600; white-space: nowrap; }
    tbody th { font-weight: 400; }
    .number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .coverage th:nth-child(n+3) { text-align: right; }
    .bar { width: 40%; min-width: 10rem; vertical-align: middle; }
    .bar svg { display: block; width: 100%; height: .9rem; border-radius: 3px; background: var(--line); }
    rect.translated { fill: var(--translated); } rect.review { fill: var(--review); }
    rect.new { fill: var(--new); } rect.missing { fill: var(--missing); }
    .key { display: inline-block; width: .7em; height: .7em; border-radius: 2px; }
    .key.translated { background: var(--translated); } .key.review { background: var(--review); }
    .key.new { background: var(--new); } .key.missing { background: var(--missing); }
    .code { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: .92em; }
    .note { color: var(--soft); font-size: .85em; font-weight: 400; }
    .filters { display: flex; flex-wrap: wrap; gap: .6rem 1.2rem; align-items: center; margin-bottom: .8rem; }
    .filters input[type=search], .filters select { font: inherit; padding: .25rem .5rem; border: 1px solid var(--soft);
      border-radius: 4px; background: var(--back); color: var(--fore); }
    fieldset { display: flex; flex-wrap: wrap; gap: .2rem .9rem; margin: 0; padding: .2rem .8rem .4rem;
      border: 1px solid var(--line); border-radius: 6px; }
    legend { color: var(--soft); font-size: .85em; } output { color: var(--soft); }
    .strings th[scope=row] { position: sticky; left: 0; min-width: 12rem; max-width: 22rem; background: var(--back);
      border-right: 1px solid var(--line); overflow-wrap: anywhere; }
    .strings small { display: block; color: var(--soft); font-size: .82em; }
    .strings td { min-width: 14rem; max-width: 30rem; overflow-wrap: anywhere; --side: 3px; }
    .strings [dir=rtl] { --side: -3px; }
    .strings thead th { text-align: start; }
    .strings bdi { white-space: pre-wrap; }
    td[data-state=review] { box-shadow: inset var(--side) 0 var(--review); }
    td[data-state=new] { box-shadow: inset var(--side) 0 var(--new); }
    td[data-state=missing] { box-shadow: inset var(--side) 0 var(--missing); } .absent { color: var(--missing); }
    dl { margin: 0; display: grid; grid-template-columns: max-content 1fr; gap: .1rem .6rem; }
    dt { color: var(--soft); font-size: .85em; } dd { margin: 0; }
    [hidden] { display: none !important; }
    @media print { .filters { display: none; } .scroll { overflow: visible; } }

    """#

  /// Filters the strings by text, state and language; the filter is kept in the fragment of the address, so that it can be passed on.
  static let script = #"""

    "use strict";
    (() => {
      const text = document.getElementById("text"), state = document.getElementById("state");
      const count = document.getElementById("count"), boxes = [...document.querySelectorAll("input[data-language]")];
      const rows = [...document.querySelectorAll("table.strings tbody tr")];
      const content = rows.map(row => row.textContent.toLocaleLowerCase());
      function filter() {
        const shown = new Set(boxes.filter(box => box.checked).map(box => box.dataset.language));
        for (const cell of document.querySelectorAll("[data-column]")) cell.hidden = !shown.has(cell.dataset.column);
        const words = text.value.toLocaleLowerCase(), wanted = state.value;
        let number = 0;
        rows.forEach((row, index) => {
          const has = wanted === "" || (wanted === "stale" ? "stale" in row.dataset
            : [...row.cells].some(cell => !cell.hidden && cell.dataset.state === wanted));
          row.hidden = !has || !content[index].includes(words);
          if (!row.hidden) number += 1;
        });
        for (const table of document.querySelectorAll("section.table"))
          table.hidden = !table.querySelector("tbody tr:not([hidden])");
        count.textContent = number + " of " + rows.length + " strings";
        const query = new URLSearchParams();
        if (text.value) query.set("text", text.value);
        if (state.value) query.set("state", state.value);
        for (const box of boxes) if (!box.checked) query.append("without", box.dataset.language);
        const hash = query.toString();
        if (location.hash.slice(1) !== hash) history.replaceState(null, "", hash ? "#" + hash : location.pathname);
      }
      function restore() {
        const query = new URLSearchParams(location.hash.slice(1)), without = new Set(query.getAll("without"));
        text.value = query.get("text") || "";
        state.value = query.get("state") || "";
        for (const box of boxes) box.checked = !without.has(box.dataset.language);
        filter();
      }
      document.querySelector("form.filters").addEventListener("submit", event => event.preventDefault());
      document.querySelector("form.filters").addEventListener("input", filter);
      addEventListener("hashchange", restore);
      restore();
    })();

    """#
}
