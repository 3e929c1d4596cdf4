/** A window too low for anything but the page itself to stay in it: a phone on its side, or text enlarged fourfold. */
export const lowWindow = '@media (max-height: 30rem)'
