/** What each look adds to the class of a button. */
interface ButtonClasses {
  base: string;
  variant: Record<'primary' | 'secondary' | 'quiet' | 'danger', string>;
  size: Record<'md' | 'lg', string>;
  full: string;
  square: string;
}

interface ButtonLook {
  variant?: keyof ButtonClasses['variant'];
  size?: keyof ButtonClasses['size'];
  full?: boolean;
  square?: boolean;
}

/** Joins the classes of a look; its file is apart because style files cannot define functions. */
export const buttonClassOf =
  (classes: ButtonClasses) =>
  ({ variant = 'primary', size = 'md', full, square }: ButtonLook = {}): string =>
    `${classes.base} ${classes.variant[variant]} ${classes.size[size]} ${full ? classes.full : ''} ${square ? classes.square : ''}`;
