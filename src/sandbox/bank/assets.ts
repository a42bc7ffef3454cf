/** The one place of the bank's pages where raw colours and lengths stand. Fits 250 × 400 up to a whole screen. */
export const STYLES = `:root{color-scheme:light dark;--text:light-dark(#1a1d23,#eceef2);--quiet:light-dark(#565c68,#a9b0bd);--surface:light-dark(#fff,#16181d);--line:light-dark(#8a909c,#747b89);--accent:light-dark(#5b2a86,#d3b0f5);--on-accent:light-dark(#fff,#1b0b2b);--note:light-dark(#f4effa,#2a2033);--danger:light-dark(#b3202c,#ff9ea4)}
*{box-sizing:border-box}
body{margin:0;padding:8px 12px;background:var(--surface);color:var(--text);font:16px/1.4 system-ui,sans-serif}
main{max-inline-size:480px;margin-inline:auto;display:grid;gap:8px}
header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px;border-block-end:1px solid var(--line);padding-block-end:4px;font-weight:600}
header span{font-weight:400;color:var(--quiet);font-size:14px}
h1{font-size:18px;margin:0}
p{margin:0}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:0}
dt{color:var(--quiet)}
dd{margin:0;text-align:end;overflow-wrap:anywhere}
form{display:grid;gap:6px}
label{font-weight:600}
input:not([type=checkbox]),select{inline-size:100%;min-block-size:44px;padding:4px 10px;font:inherit;color:inherit;background:transparent;border:1px solid var(--line);border-radius:6px}
option{background:var(--surface)}
.check{display:flex;align-items:center;gap:8px;min-block-size:44px;font-weight:400}
a{color:var(--accent)}
button{min-block-size:44px;padding:4px 12px;font:inherit;border-radius:6px;border:1px solid var(--accent);background:transparent;color:var(--accent);cursor:pointer}
button.main{background:var(--accent);color:var(--on-accent);font-weight:600}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.note{background:var(--note);padding:8px;border-radius:6px;font-size:14px}
.note:empty{display:none}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:8px}
@media (min-width:600px){body{padding:24px}.choices{grid-template-columns:repeat(3,1fr)}}
@media (forced-colors:active){button.main{forced-color-adjust:none;background:Highlight;color:HighlightText}}
`;

/** Goes on without waiting for the shopper. */
export const SUBMIT_SCRIPT = `document.forms[0].submit();
`;

/** Tells the frame around this page what came out; nothing in the message is secret. */
export const TELL_PARENT_SCRIPT = `if (window.parent !== window) window.parent.postMessage(document.documentElement.dataset.message, '*');
`;
