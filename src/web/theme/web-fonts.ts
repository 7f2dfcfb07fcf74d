import { accentedRanges, basicRanges, unicodeRange } from './characters.ts';
import frauncesAccented from './fonts/fraunces-accented.woff2?url';
import fraunces from './fonts/fraunces.woff2?url';
import interAccented from './fonts/inter-accented.woff2?url';
import inter from './fonts/inter.woff2?url';

const WEIGHTS = '400 600';

/** The site's typefaces for documents that do not have its style sheet. */
export const webFonts = [
  { family: 'Fraunces', url: fraunces, ranges: basicRanges },
  { family: 'Fraunces', url: frauncesAccented, ranges: accentedRanges },
  { family: 'Inter', url: inter, ranges: basicRanges },
  { family: 'Inter', url: interAccented, ranges: accentedRanges },
].map(({ family, url, ranges }) => ({
  family,
  url,
  descriptors: { weight: WEIGHTS, unicodeRange: unicodeRange(ranges) },
}));
