/** How a report looks, in light and dark. */
export const STYLE = `
:root{color-scheme:light dark;--page:#f4f5f9;--card:#fff;--ink:#1c2333;--faint:#667085;--line:#e3e6ee;--edge:#e1e4ec;--accent:#3667d6;--soft:#9db7f0;--fair:#c2410c}
@media (prefers-color-scheme:dark){:root{--page:#0f1218;--card:#181c25;--ink:#e6e9f0;--faint:#98a2b5;--line:#2a3040;--edge:#272d3b;--accent:#7aa2ff;--soft:#3d5fae;--fair:#fb923c}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:15px/1.5 Inter,system-ui,'Helvetica Neue',Arial,sans-serif}
main{max-width:820px;margin:0 auto;padding:36px 20px 48px}
h1{margin:0;font-size:30px;letter-spacing:-.02em}h2{margin:0;font-size:17px}p{margin:2px 0 14px}
.faint{color:var(--faint);fill:var(--faint)}p.faint{font-size:13.5px}
dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(115px,1fr));gap:10px;margin:18px 0 22px}
dl div{background:var(--card);border:1px solid var(--edge);border-radius:10px;padding:10px 14px}
dt{font-size:12px;color:var(--faint)}dd{margin:0;font-size:20px;font-weight:650;font-variant-numeric:tabular-nums}
section{background:var(--card);border:1px solid var(--edge);border-radius:12px;padding:18px 20px 12px;margin:0 0 16px}
footer{font-size:12.5px;text-align:center;padding-top:8px}
svg{display:block;width:100%;height:auto}
svg text{fill:var(--ink);font-size:13px}
svg .label{text-anchor:end;font-weight:600}svg .tick{fill:var(--faint);font-size:11px}svg .mid{text-anchor:middle}svg .end{text-anchor:end}
svg .value{font-variant-numeric:tabular-nums;font-weight:600}svg .value .faint{fill:var(--faint);font-weight:400;font-size:11px}
svg .mean{fill:var(--fair);font-size:12px;font-weight:600}
.grid{stroke:var(--line)}.fair{stroke:var(--fair);stroke-width:1.5;stroke-dasharray:4 4}
.whisker{stroke:var(--soft);stroke-width:6;stroke-linecap:round}.point{fill:var(--accent)}.bar{fill:var(--accent)}
.hit{fill:transparent}g:hover .hit{fill:var(--line);opacity:.5}
@media print{body{background:#fff}section{break-inside:avoid}}
`;
