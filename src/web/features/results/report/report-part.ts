/** A part of the report, as the table of contents names it and leads to it. */
export interface ReportPart {
  id: string;
  title: string;
  /** With its heading and its id. */
  html: string;
}
