/**
 * Runs in each document before its own scripts: notes what live regions say, in the order that they say it, in shadow trees
 * too. A region that comes with its text is heard where it is an alert.
 */
export const RECORDER = `(() => {
  const said = [];
  window.takeSaid = () => said.splice(0);
  const live = '[aria-live]:not([aria-live="off"]), [role=status], [role=alert], output';
  const say = (region) => {
    const kind = region.getAttribute('role') === 'alert' ? 'assertive' : region.getAttribute('aria-live') ?? 'polite';
    const text = region.textContent.replace(/\\s+/g, ' ').trim();
    if (text !== '' && region.isConnected && region.checkVisibility()) said.push('(' + kind + ') "' + text + '"');
  };
  const observer = new MutationObserver((records) => {
    const regions = new Set();
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element && element.closest(live);
      if (region) regions.add(region);
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const each of [node, ...node.querySelectorAll('[role=alert]')])
            if (each.matches('[role=alert]')) regions.add(each);
    }
    regions.forEach(say);
  });
  const watch = (root) => observer.observe(root, { subtree: true, childList: true, characterData: true });
  watch(document);
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    watch(root);
    return root;
  };
})();`;
