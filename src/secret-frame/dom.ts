type Content = string | Node;

/** An element with its properties and content; text is text, whatever it holds. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...content: readonly Content[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...content);
  return element;
}

/**
 * A button that a person alone can press: what a script dispatches is no press, and a held key or a double click is one press. What
 * stands in the button's place next would else be pressed by the same hand.
 */
export function button(text: string, onPress: () => void): HTMLButtonElement {
  const made = make('button', { type: 'button' }, text);
  made.addEventListener('keydown', (event) => {
    if (event.repeat) event.preventDefault();
  });
  made.addEventListener('click', ({ isTrusted, detail }) => {
    if (isTrusted && detail < 2) onPress();
  });
  return made;
}
