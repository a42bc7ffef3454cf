/** The least that an isolated frame can cost: four inputs in a sandboxed document, and not a line of script in it. */
class BareFrame extends HTMLElement {
  connectedCallback() {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = '/bare-frame/frame.html';
    this.attachShadow({ mode: 'open' }).append(frame);
  }
}

customElements.define('bare-frame', BareFrame);
