/**
 * The colors of the practice, for the pages, the printed documents, the icons, and what the server
 * renders. No other file defines a color. After a change, `node scripts/make-icons.ts` draws the
 * files in `public` again.
 */
export const palette = {
  white: '#FFFFFF',
  paper: '#FBF8F1',
  paperDeep: '#F3ECDF',
  ink: '#10302A',
  inkRaised: '#1A4038',
  inkMuted: '#4D635C',
  sage: '#C3D3CA',
  line: '#D9CFBC',
  control: '#76857D',
  lineOnInk: '#35594F',
  controlOnInk: '#7E9C91',
  accent: '#B5431C',
  accentDeep: '#963413',
  accentSoft: '#F9E5DA',
  apricot: '#F4A582',
  apricotLight: '#F9BFA4',
  danger: '#A61E2E',
  dangerDeep: '#8E1725',
  dangerSoft: '#FAE4E2',
} as const;
