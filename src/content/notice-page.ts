/** A page with one message and one action, rendered for each request. */
export interface NoticePage {
  title: string;
  text: string;
  /** What to know before pressing the button. */
  note?: string;
  /** Something went wrong. */
  isProblem: boolean;
  /** The main button; it submits a form if it changes something. */
  main: { label: string; href: string; isForm?: boolean };
  other?: NoticePage['main'];
}
