export const portraitOf = (name: string) =>
  name ? `Portrait of ${name}` : 'Portrait of your coach';
