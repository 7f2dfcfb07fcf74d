/** The text in place of the coach's portrait. */
export const portraitOf = (name: string) =>
  name ? `Portrait of ${name}` : 'Portrait of your coach';
