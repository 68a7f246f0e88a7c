/** Whom the licence of the icons (CC BY 3.0) asks us to name wherever they are shown. */
export const ICON_AUTHORS = [
  'Lorc',
  'Delapouite',
  'Skoll',
  'Sbed',
  'DarkZaitzev',
  'Faithtoken',
  'Caro Asercion',
  'Cathelineau',
  'Quoting',
  'Guard13007',
  'Kier Heyl',
  'Lord Berandas',
  'sParker',
  'Pepijn Poolman',
  'John Colburn',
] as const;
