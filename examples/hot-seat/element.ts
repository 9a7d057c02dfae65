/** An element with what stands in it. What has a target can be clicked. */
export function el(tag: string, target: string | null, ...children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  if (target !== null) element.setAttribute("data-target", target);
  element.append(...children);
  return element;
}

/** A button that does something by itself. */
export function button(text: string, onclick: () => void, disabled = false): HTMLElement {
  return Object.assign(el("button", null, text), { onclick, disabled });
}
