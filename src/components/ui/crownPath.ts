/** The path of the crown mark in a square of 32 by 32. */
export const crownPath =
  'M3 8.4 7.4 13.6V22.5H3V8.4ZM8.6 15 10 16.6l2.4-5V22.5H8.6V15ZM13.6 9.1 16 4l2.4 5.1V22.5h-4.8V9.1ZM19.6 11.6l2.4 5 1.4-1.6V22.5h-3.8V11.6ZM24.6 13.6 29 8.4V22.5h-4.4V13.6ZM3 25h26v3H3z'
