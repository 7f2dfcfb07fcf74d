/** A typeface for a document without the site's style sheet. */
export interface PrintFont {
  family: string;
  /** Relative to this page. */
  url: string;
  descriptors: FontFaceDescriptors;
}

/** After this, the document is printed with the device's own fonts. */
const PATIENCE_MS = 3000;

/**
 * Loads the fonts that the window's text needs; settles when they have loaded or failed. It does not
 * use `@font-face`: the inherited content security policy allows styles by their hash, so they cannot
 * contain an address of the site.
 */
export async function setInFonts(target: Window, fonts: readonly PrintFont[]): Promise<void> {
  const { document, FontFace } = target as Window & Pick<typeof globalThis, 'FontFace'>;
  for (const { family, url, descriptors } of fonts) {
    const source = `url("${new URL(url, location.href).href}")`;
    document.fonts.add(new FontFace(family, source, descriptors));
  }
  const text = document.body.textContent;
  const loading = [...new Set(fonts.map(({ family }) => family))].map((family) =>
    document.fonts.load(`1em ${family}`, text),
  );
  await Promise.race([
    Promise.allSettled(loading),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)),
  ]);
}
