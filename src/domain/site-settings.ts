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
export interface OfferFacts {
  whoAttends: string;
  howOften: string;
  howLong: string;
  handedOver: string;
}

export type OfferId = 'program' | 'oneOnOne' | 'consulting' | 'teamDevelopment' | 'managerTraining';

/**
 * What only the practice can say about itself. Empty values (`''`, `[]`, `null`) are not shown; the page
 * works without them.
 */
export interface PracticeFacts {
  coach: {
    name: string;
    /** An image file, named from the folder of the site's words. */
    portrait: string;
    credentials: readonly string[];
    /** Up to three sentences, in the coach's own voice. */
    introduction: readonly string[];
  };
  contact: { email: string; phone: string };
  /** Where the practice is, as people write it: a town, or a town and a state. */
  place: string;
  socialProfiles: readonly SocialProfile[];
  discoveryCall: {
    minutes: number | null;
    /** As the end of a sentence: 'by phone or video'. */
    medium: string;
  };
  services: Readonly<Record<OfferId, OfferFacts>>;
  /** Titles of issues that were sent, up to three. */
  newsletter: { issueTitles: readonly string[] };
  /** A sample replaces each that is `null`. */
  testimonials: { home: Testimonial | null; about: Testimonial | null };
  /** The six figures on the home page. */
  statistics: readonly PracticeFigure[];
  /** In US dollars. */
  playbook: { price: number; value: number };
}

/** An image in several widths, as an `img` takes it. */
export interface Portrait {
  src: string;
  srcSet: string;
  width: number;
  height: number;
}

/** The settings as a page shows them. */
export type ShownPractice = Omit<PracticeFacts, 'coach'> & {
  coach: Omit<PracticeFacts['coach'], 'portrait'> & { portrait: Portrait | null };
};

/** Names one setting, e.g. `coach.name`. */
export type FactPath = {
  [Part in keyof PracticeFacts]: PracticeFacts[Part] extends string | readonly unknown[]
    ? Part
    : `${Part}.${Extract<keyof PracticeFacts[Part], string>}`;
}[keyof PracticeFacts];
