/** How owners open their data on another device, if the site sends email. */
export const elsewhere = 'On another device, open a link that we emailed you.';
