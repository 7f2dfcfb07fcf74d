/** A typeface for a document that has no style sheet of the site. */
export interface PrintFont {
  family: string;
  /** Relative to this page. */
  url: string;
  descriptors: FontFaceDescriptors;
}

/** Then the document is printed in what the device has. */
const PATIENCE_MS = 3000;

/**
 * Sets the document of a window in these fonts, of those that its text needs; settles when they are
 * there or failed to come. Not `@font-face`: the document is no file of the site, and the policy that
 * it inherits knows its styles by their hash, so no address of the site can be in them.
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
