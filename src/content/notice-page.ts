/** A page that has one thing to say and one to do, made as it is asked for. */
export interface NoticePage {
  title: string;
  text: string;
  /** What is good to know before anything is done. */
  note?: string;
  /** Something went wrong. */
  isProblem: boolean;
  /** What helps; sent as a form where it changes something. */
  main: { label: string; href: string; isForm?: boolean };
  other?: NoticePage['main'];
}
