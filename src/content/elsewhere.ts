/** How owners open their data in another browser, if the site sends email. */
export const elsewhere = 'In any other browser, open a link that we emailed you.';
