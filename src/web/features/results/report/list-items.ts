import text from 'escape-html';

export const listItems = (items: readonly string[]) =>
  items.map((item) => `<li>${text(item)}</li>`).join('');
