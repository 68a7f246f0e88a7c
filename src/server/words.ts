export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the server says to whoever starts it, and to a browser that asks for the wrong thing. */
const WORDS = {
  help: {
    en: `Tintamarre: serves the game to this machine, to its network and to whoever has the link.

npm start -- [options]
  --port 8080            port to listen on (by default the first free one from 8080 up; 0 for any free one)
  --host 0.0.0.0         address to listen on (by default all of this machine)
  --data FOLDER          where everything is kept (by default .tintamarre/data)
  --public-url URL       the address that players open, where it is another one: https://play.example.org
  --settings FILE        these settings and the finer ones from a JSON file: {"port": 8080}
  --lang en|fr           language of these messages (by default that of your system)
  --help                 this page

Finer ones:
  --log LEVEL            silent, error, warn, info or debug (by default warn)
  --metrics WHO          who may read /metrics: local, all or off (by default local)
  --notices WHERE        where players may be told that it is their turn: public (Web Push, and webhooks at public
                         https addresses), all (addresses of your own network too, and http) or off (by default public)
  --proxies 0            how many proxies of yours stand before it
  --bot-pace 600         milliseconds that a bot takes for an answer
  --keep-waiting 14      days that a table is kept that nobody began; 0 for ever
  --keep-playing 0       the same for one that nobody plays on
  --keep-over 0          the same for one that is over
  --megabytes 4096       how big the database may grow before no new table is opened
  --tables-per-hour 30   new tables of one player
  --requests-per-minute 600   of one address
  --messages-per-second 30    of one connection
  --sockets-per-address 200   connections of one address

Each may come from the environment too: TINTAMARRE_PORT, TINTAMARRE_PUBLIC_URL and so on.
DATABASE_URL names a PostgreSQL for several servers to share, instead of the folder.

In the terminal instead: npm run terminal`,
    fr: `Tintamarre : sert le jeu à cette machine, à son réseau et à qui en a le lien.

npm start -- [options]
  --port 8080            port d’écoute (par défaut le premier libre à partir de 8080 ; 0 pour n’importe lequel)
  --host 0.0.0.0         adresse d’écoute (par défaut toutes celles de cette machine)
  --data DOSSIER         où tout est conservé (par défaut .tintamarre/data)
  --public-url URL       l’adresse qu’ouvrent les joueurs, si elle diffère : https://jouer.example.org
  --settings FICHIER     ces réglages et les plus fins dans un fichier JSON : {"port": 8080}
  --lang en|fr           langue de ces messages (par défaut celle de votre système)
  --help                 cette page

Plus finement :
  --log NIVEAU           silent, error, warn, info ou debug (par défaut warn)
  --metrics QUI          qui peut lire /metrics : local, all ou off (par défaut local)
  --notices OÙ           où les joueurs peuvent être prévenus que c’est à eux : public (Web Push et webhooks aux
                         adresses https publiques), all (aussi celles de votre réseau, et http) ou off (par défaut public)
  --proxies 0            nombre de serveurs mandataires (proxys) placés devant
  --bot-pace 600         millisecondes que prend un robot pour répondre
  --keep-waiting 14      jours pendant lesquels on garde une table que personne n’a commencée ; 0 pour toujours
  --keep-playing 0       de même pour une table que personne ne continue
  --keep-over 0          de même pour une table finie
  --megabytes 4096       taille de la base au-delà de laquelle on n’ouvre plus de table
  --tables-per-hour 30   nouvelles tables d’un même joueur
  --requests-per-minute 600   d’une même adresse
  --messages-per-second 30    d’une même connexion
  --sockets-per-address 200   connexions d’une même adresse

Tout peut aussi venir de l’environnement : TINTAMARRE_PORT, TINTAMARRE_PUBLIC_URL, etc.
DATABASE_URL désigne une base PostgreSQL que plusieurs serveurs partagent, au lieu du dossier.

Pour jouer dans le terminal : npm run terminal`,
  },
  unknownOption: {
    en: 'There is no option {name}; --help lists those there are.',
    fr: 'L’option {name} n’existe pas ; --help donne la liste.',
  },
  valueMissing: { en: 'The option {name} needs a value.', fr: 'L’option {name} demande une valeur.' },
  noValueTaken: { en: 'The option {name} takes no value.', fr: 'L’option {name} ne prend pas de valeur.' },
  notAnArgument: {
    en: '“{text}” is not understood; --help lists the options.',
    fr: '« {text} » n’est pas compris ; --help donne la liste des options.',
  },
  notAPort: {
    en: '“{text}” is not a port: a whole number from 0 to 65535 is.',
    fr: '« {text} » n’est pas un port : il faut un nombre entier de 0 à 65535.',
  },
  notALanguage: {
    en: '“{text}” is not a language known here: en or fr.',
    fr: '« {text} » n’est pas une langue connue ici : en ou fr.',
  },
  portTaken: {
    en: 'Port {port} is taken by another program. Choose another with --port, or leave the choice to Tintamarre.',
    fr: 'Le port {port} est déjà pris par un autre programme. Choisissez-en un autre avec --port, ou laissez Tintamarre choisir.',
  },
  portsTaken: {
    en: 'Every port from {first} to {last} is taken. Choose another with --port.',
    fr: 'Tous les ports de {first} à {last} sont pris. Choisissez-en un autre avec --port.',
  },
  portForbidden: {
    en: 'This system does not let you listen on port {port}. Choose one over 1023 with --port.',
    fr: 'Ce système ne vous permet pas d’écouter sur le port {port}. Choisissez-en un au-dessus de 1023 avec --port.',
  },
  notAnAddress: {
    en: '“{host}” is not an address of this machine.',
    fr: '« {host} » n’est pas une adresse de cette machine.',
  },
  notBuilt: { en: 'The client could not be built.', fr: 'Le client n’a pas pu être construit.' },
  listening: { en: 'Tintamarre is at {address}', fr: 'Tintamarre vous attend à l’adresse {address}' },
  network: { en: 'For the others on your network: {addresses}', fr: 'Pour les autres, sur votre réseau : {addresses}' },
  notANumber: {
    en: '{name}: “{text}” is not a whole number from {least} to {most}.',
    fr: '{name} : « {text} » n’est pas un nombre entier de {least} à {most}.',
  },
  notOneOf: {
    en: '{name}: “{text}” is not one of {known}.',
    fr: '{name} : « {text} » n’est pas une valeur possible ; valeurs possibles : {known}.',
  },
  notAnUrl: {
    en: '{name}: “{text}” is not the address of a site; https://play.example.org would be one.',
    fr: '{name} : « {text} » n’est pas l’adresse d’un site ; https://jouer.example.org en serait une.',
  },
  notADatabase: {
    en: '{name} is not the address of a PostgreSQL; postgres://user:password@host/database would be one.',
    fr: '{name} n’est pas l’adresse d’une base PostgreSQL ; postgres://nom:mot-de-passe@hôte/base en serait une.',
  },
  settingsUnread: {
    en: 'The settings in {file} cannot be read: {why}.',
    fr: 'Impossible de lire les réglages de {file} : {why}.',
  },
  settingUnknown: {
    en: '{file}: there is no setting “{name}”; there are {known}.',
    fr: '{file} : le réglage « {name} » n’existe pas ; il y a {known}.',
  },
  notJson: { en: 'it is not a JSON object', fr: 'ce n’est pas un objet JSON' },
  storeUnopened: {
    en: 'What is kept in {place} cannot be opened: {why}.',
    fr: 'Impossible d’ouvrir ce qui est conservé dans {place} : {why}.',
  },
  storeNewer: { en: 'a later version of Tintamarre made it', fr: 'une version plus récente de Tintamarre l’a créé' },
  storeForeign: { en: 'it is not Tintamarre’s', fr: 'ce n’est pas à Tintamarre' },
  storeDamaged: { en: 'it is damaged; put a backup back', fr: 'c’est abîmé ; rétablissez une sauvegarde' },
  storeMissing: { en: 'it is not there', fr: 'il n’y a rien' },
  storeTaken: { en: 'something is there already', fr: 'il y a déjà quelque chose' },
  storeHeld: { en: 'another Tintamarre has it open', fr: 'un autre Tintamarre l’a ouvert' },
  notFound: { en: 'There is nothing at this address.', fr: 'Il n’y a rien à cette adresse.' },
  onlyReading: { en: 'Here one can only read.', fr: 'Ici, on ne peut que lire.' },
} as const satisfies Readonly<Record<string, Readonly<Record<Language, string>>>>;

export type Say = (key: keyof typeof WORDS, values?: Readonly<Record<string, string | number>>) => string;

export const sayer =
  (language: Language): Say =>
  (key, values = {}) =>
    WORDS[key][language].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
