/** The least that an isolated frame can cost: four inputs in a sandboxed document, and not a line of script in it. */
class BareFrame extends HTMLElement {
  #root = this.attachShadow({ mode: 'open' });

  connectedCallback() {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = '/bare-frame/frame.html';
    this.#root.append(frame);
  }
}

customElements.define('bare-frame', BareFrame);
