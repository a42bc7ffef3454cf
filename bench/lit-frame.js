import { html, LitElement } from 'lit';

/** The least that an isolated frame in a Lit element can cost: four inputs in a sandboxed document, and no script in it. */
class LitFrame extends LitElement {
  render() {
    return html`<iframe sandbox="allow-scripts" src="/lit-frame/frame.html"></iframe>`;
  }
}

customElements.define('lit-frame', LitFrame);
