/** The one place of the hosted pages where raw colours and lengths stand. Fits 320 pixels up to a whole screen. */
export const STYLES = `:root{color-scheme:light dark;--text:light-dark(#1b2320,#eaf0ed);--quiet:light-dark(#566059,#a6b3ac);--surface:light-dark(#fff,#121614);--field:light-dark(#fff,#1b211e);--line:light-dark(#87928b,#77837c);--faint:light-dark(#dfe5e1,#2d3531);--primary:light-dark(#1f5f4a,#8fd6b7);--on-primary:light-dark(#fff,#08150f);--danger:light-dark(#a81c2b,#ffa3a8);--danger-surface:light-dark(#fdeff0,#38191d);--radius:10px;--size:17px}
*{box-sizing:border-box}
body{margin:0;background:var(--surface);color:var(--text);font:var(--size)/1.5 system-ui,sans-serif}
.page{max-inline-size:35rem;margin-inline:auto;padding:20px 16px 48px;display:grid;gap:24px;grid-template-columns:minmax(0,1fr)}
header{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:baseline;gap:4px 16px;padding-block-end:12px;border-block-end:1px solid var(--faint)}
header strong{font-size:1.05em}
header span,.quiet,.hint{color:var(--quiet);font-size:.88em}
main{display:grid;gap:20px;grid-template-columns:minmax(0,1fr)}
h1{font-size:1.55em;line-height:1.2;margin-block:8px 0;text-wrap:balance}
h2{font-size:1em;margin:0}
p{margin:0;overflow-wrap:anywhere}
.where{display:grid;gap:8px}
progress{appearance:none;inline-size:100%;block-size:6px;border:0;border-radius:3px;background:var(--faint);overflow:hidden;accent-color:var(--primary)}
progress::-webkit-progress-bar{background:var(--faint)}
progress::-webkit-progress-value{background:var(--primary);border-radius:3px}
progress::-moz-progress-bar{background:var(--primary);border-radius:3px}
form{display:grid;gap:20px;grid-template-columns:minmax(0,1fr)}
fieldset{border:0;margin:0;padding:0;min-inline-size:0;display:grid;gap:8px}
legend{padding:0;margin-block-end:8px;font-weight:600}
.field{display:grid;gap:4px}
.field>label{font-weight:600}
.hint,.fault{overflow-wrap:anywhere}
input:not([type=radio],[type=checkbox]),select{inline-size:100%;min-block-size:48px;padding:8px 12px;font:inherit;color:inherit;background:var(--field);border:1px solid var(--line);border-radius:var(--radius)}
.option{display:flex;align-items:flex-start;gap:12px;padding:12px;border:1px solid var(--faint);border-radius:var(--radius);background:var(--field);cursor:pointer}
.option:has(:checked){border-color:var(--primary);box-shadow:inset 0 0 0 1px var(--primary)}
.option input{flex:none;inline-size:22px;block-size:22px;margin:1px 0 0;accent-color:var(--primary)}
.wrong{padding-inline-start:14px;border-inline-start:4px solid var(--danger)}
.wrong input:not([type=radio],[type=checkbox]),.wrong select{border-color:var(--danger)}
.fault{color:var(--danger);font-weight:600;font-size:.92em}
.errors{padding:16px;border:2px solid var(--danger);border-radius:var(--radius);background:var(--danger-surface);display:grid;gap:8px}
.errors ul{margin:0;padding-inline-start:20px}
.errors a{color:var(--danger);font-weight:600}
@supports selector(:has(*)){fieldset:not(:has([data-reveals]:checked))+.revealed{display:none}}
.acts{display:flex;flex-wrap:wrap;gap:12px;align-items:center}
button,.button{display:inline-block;min-block-size:48px;padding:11px 28px;font:inherit;font-weight:600;text-align:center;text-decoration:none;border:1px solid var(--primary);border-radius:var(--radius);background:var(--primary);color:var(--on-primary);cursor:pointer}
a{color:inherit}
.acts a:not(.button){padding-block:11px;padding-inline:4px}
footer{display:grid;gap:2px;padding-block-start:16px;border-block-start:1px solid var(--faint);overflow-wrap:anywhere}
dl{margin:0;display:grid;gap:10px}
dl div{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:2px 16px}
dt{color:var(--quiet)}
dd{margin:0;overflow-wrap:anywhere}
.answers{padding:16px;border:1px solid var(--faint);border-radius:var(--radius);display:grid;gap:12px}
.answers header{padding:0;border:0}
.answers header a{font-size:.92em}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
@media (min-width:600px){.page{padding-block:48px}}
@media (max-width:420px){button,.button{inline-size:100%}dl div{grid-template-columns:minmax(0,1fr)}}
@media (forced-colors:active){button,.button{forced-color-adjust:none;background:Highlight;color:HighlightText;border-color:Highlight}progress{border:1px solid CanvasText}progress::-webkit-progress-value{background:Highlight;forced-color-adjust:none}.option:has(:checked){border-color:Highlight}}
`;
