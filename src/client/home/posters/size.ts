/** The stage of a poster, in its own pixels: the middle two thirds are seen on a phone as well. */
export const WIDTH = 680;
export const HEIGHT = 300;
