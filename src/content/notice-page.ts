/** A page with one message and one action, or a list of them, rendered for each request. */
export interface NoticePage {
  title: string;
  text: string;
  /** A note to read before pressing the button. */
  note?: string;
  isProblem: boolean;
  /** A list to choose from; the buttons below it are then secondary. */
  list?: readonly Choice[];
  /** The main button; it submits a form if it changes something. */
  main: {
    label: string;
    /** For screen readers, after the label. */
    hiddenLabel?: string;
    href: string;
    isForm?: boolean;
  };
  other?: NoticePage['main'];
}

interface Choice {
  title: string;
  detail: string;
  action: NoticePage['main'];
  other?: NoticePage['main'];
}
