/** Attributed by role, or by name where the client has agreed to it. */
export interface Testimonial {
  quote: string;
  attribution: string;
}

export interface Statistic {
  value: string;
  label: string;
}

/** One of the six figures on the home page. */
export interface PracticeFigure extends Statistic {
  /** The observable effect. Figures that have one also appear under Results. */
  seen?: string;
}

/** A page of the practice or its coach elsewhere. */
export interface SocialProfile {
  /** The name of the network. */
  label: string;
  url: string;
}

/** The terms of an offer; empty where the practice has not given them. */
export interface OfferTerms {
  whoAttends: string;
  howOften: string;
  howLong: string;
  handedOver: string;
}

export type OfferId = 'program' | 'oneOnOne' | 'consulting' | 'teamDevelopment' | 'managerTraining';

/** An image in several widths, as an `img` takes it. */
export interface Portrait {
  src: string;
  srcSet: string;
  width: number;
  height: number;
}
