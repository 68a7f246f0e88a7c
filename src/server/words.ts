export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Both = Readonly<Record<Language, string>>;

/** What the server says to whoever starts it, and to a browser that asks for the wrong thing. */
const WORDS = {
  help: {
    en: `Tintamarre: serves the game to this machine, its network and anyone with the link.

npm start -- [options]
  -p, --port 8080        port to listen on (default: the first free one from 8080 up; 0 for any free one)
  --host ADDRESS         address to listen on (default: ::, all addresses of this machine, IPv4 and IPv6)
  --socket PATH          Unix socket to listen on instead of a port, for a proxy on this machine
  --data FOLDER          where everything is kept (default: .tintamarre/data in Tintamarre’s folder)
  --public-url URL       the address that players open, if different: https://play.example.org, or with a path:
                         https://example.org/games
  --source-url URL       where players get the source code you run (default: homepage in package.json)
  --settings FILE        read these and the advanced settings from a JSON file: {"port": 8080}
  --lang en|fr           language of these messages (default: your system’s)
  -h, --help             this page
  --version              the version of this program

Advanced:
  --log LEVEL            silent, error, warn, info or debug (default: warn)
  --metrics WHO          who may read /metrics: local, all or off (default: local)
  --notices WHERE        where players can be notified of their turn: public (Web Push, and webhooks at public
                         HTTPS addresses), all (also addresses on your own network, and HTTP) or off (default: public)
  --proxies 0            number of your own reverse proxies in front of it
  --bot-pace 600         milliseconds a bot takes to answer
  --keep-waiting 14      days to keep a table nobody has started; 0 to keep it forever
  --keep-playing 365     the same for one nobody continues
  --keep-over 365        the same for one that is over
  --keep-chat 90         days to keep a chat message; 0 for as long as its table
  --backup-every 0       hours between two backups of the data folder; 0 for none (PostgreSQL: use pg_dump)
  --backup-to FOLDER     where they go, best on another disk (default: backups in the data folder)
  --backup-keep 7        how many of them are kept
  --megabytes 4096       database size at which no new table can be opened
  --tables-per-hour 30   new tables per player
  --lobby-tables-per-player 5     tables of one player waiting in the lobby
  --lobby-tables-per-address 20   the same for one address
  --requests-per-minute 600   from one address
  --messages-per-second 30    on one connection
  --sockets-per-address 200   connections from one address
  --cpu-per-player 150        milliseconds of CPU time per second for one player's requests
  --cpu-per-address 300       the same for one address
  --database-url URL          a PostgreSQL database that several servers can share, instead of the folder; never with a
                              password here, where every user of this machine can read it
  --database-url-file FILE    a file that contains this address, with the password

All of these can also be set in the environment: TINTAMARRE_PORT (or PORT), TINTAMARRE_PUBLIC_URL, DATABASE_URL and so
on; docs/hosting.md lists them.

To play in the terminal: npm run terminal`,
    fr: `Tintamarre : le jeu servi à cette machine, à son réseau et à toute personne qui a le lien.

npm start -- [options]
  -p, --port 8080        port d’écoute (par défaut le premier libre à partir de 8080 ; 0 pour n’importe lequel)
  --host ADRESSE         adresse d’écoute (par défaut toutes celles de cette machine, IPv4 et IPv6)
  --socket CHEMIN        socket Unix où écouter au lieu d’un port, pour un proxy inverse de cette machine
  --data DOSSIER         où tout est conservé (par défaut .tintamarre/data dans le dossier de Tintamarre)
  --public-url URL       l’adresse qu’ouvrent les joueurs, si elle diffère : https://jouer.example.org, ou avec un
                         chemin : https://example.org/jeux
  --source-url URL       où les joueurs trouvent le code source utilisé (par défaut homepage dans package.json)
  --settings FICHIER     ces réglages et les réglages avancés dans un fichier JSON : {"port": 8080}
  --lang en|fr           langue de ces messages (par défaut celle de votre système)
  -h, --help             cette page
  --version              la version de ce programme

Réglages avancés :
  --log NIVEAU           silent, error, warn, info ou debug (par défaut warn)
  --metrics QUI          qui peut lire /metrics : local, all ou off (par défaut local)
  --notices OÙ           où les joueurs peuvent être prévenus que c’est à eux : public (Web Push et webhooks aux
                         adresses HTTPS publiques), all (aussi celles de votre réseau, et HTTP) ou off (par défaut public)
  --proxies 0            nombre de vos proxys inverses placés devant le serveur
  --bot-pace 600         millisecondes que prend un bot pour répondre
  --keep-waiting 14      jours de conservation d’une table jamais commencée ; 0, sans limite
  --keep-playing 365     idem pour une partie que personne ne continue
  --keep-over 365        idem pour une partie finie
  --keep-chat 90         jours de conservation d’un message ; 0, aussi longtemps que sa table
  --backup-every 0       heures entre deux sauvegardes du dossier de données ; 0, aucune (PostgreSQL : pg_dump)
  --backup-to DOSSIER    où elles vont, de préférence sur un autre disque (par défaut backups dans le dossier de données)
  --backup-keep 7        combien on en garde
  --megabytes 4096       taille de la base au-delà de laquelle on n’ouvre plus de table
  --tables-per-hour 30   nouvelles tables d’un même joueur
  --lobby-tables-per-player 5     tables d’un même joueur qui attendent dans le hall
  --lobby-tables-per-address 20   idem pour une même adresse
  --requests-per-minute 600   d’une même adresse
  --messages-per-second 30    d’une même connexion
  --sockets-per-address 200   connexions d’une même adresse
  --cpu-per-player 150        millisecondes de processeur par seconde pour les demandes d’un même joueur
  --cpu-per-address 300       idem pour une même adresse
  --database-url URL          une base PostgreSQL que plusieurs serveurs peuvent partager, au lieu du dossier ; jamais
                              avec un mot de passe, que tout utilisateur de cette machine pourrait lire ici
  --database-url-file FICHIER  un fichier qui contient cette adresse, avec le mot de passe

Tout peut aussi venir de l’environnement : TINTAMARRE_PORT (ou PORT), TINTAMARRE_PUBLIC_URL, DATABASE_URL, etc. ;
docs/hosting.md en donne la liste.

Pour jouer dans le terminal : npm run terminal`,
  },
  unknownOption: {
    en: 'Unknown option {name}; --help lists them all.',
    fr: 'L’option {name} n’existe pas ; --help donne la liste.',
  },
  valueMissing: { en: 'Option {name} needs a value.', fr: 'L’option {name} demande une valeur.' },
  noValueTaken: { en: 'Option {name} takes no value.', fr: 'L’option {name} ne prend pas de valeur.' },
  notAnArgument: {
    en: 'Unknown argument “{text}”; --help lists the options.',
    fr: '« {text} » n’est pas compris ; --help donne la liste des options.',
  },
  notAPort: {
    en: '“{text}” is not a port: it must be a whole number from 0 to 65535.',
    fr: '« {text} » n’est pas un port : il faut un nombre entier de 0 à 65535.',
  },
  notALanguage: {
    en: '“{text}” is not a language: choose en or fr.',
    fr: '« {text} » n’est pas une langue connue ici : en ou fr.',
  },
  portTaken: {
    en: 'Port {port} is taken by another program. Choose another with --port, or let Tintamarre choose.',
    fr: 'Le port {port} est déjà pris par un autre programme. Choisissez-en un autre avec --port, ou laissez Tintamarre choisir.',
  },
  portsTaken: {
    en: 'Every port from {first} to {last} is taken. Choose another with --port.',
    fr: 'Tous les ports de {first} à {last} sont pris. Choisissez-en un autre avec --port.',
  },
  socketTaken: {
    en: 'Another program is listening on the socket {path}. Stop it, or choose another path with --socket.',
    fr: 'Un autre programme écoute sur le socket {path}. Arrêtez-le, ou choisissez un autre chemin avec --socket.',
  },
  socketRefused: {
    en: 'Cannot listen on the socket {path}: {why}. Choose another path with --socket.',
    fr: 'Impossible d’écouter sur le socket {path} : {why}. Choisissez un autre chemin avec --socket.',
  },
  socketNotAlone: {
    en: 'a file that is not a socket is already there',
    fr: 'un fichier qui n’est pas un socket s’y trouve déjà',
  },
  socketNoFolder: { en: 'its folder does not exist', fr: 'son dossier n’existe pas' },
  socketDenied: { en: 'this user may not write there', fr: 'cet utilisateur n’a pas le droit d’y écrire' },
  socketTooLong: { en: 'the path is too long for a socket', fr: 'le chemin est trop long pour un socket' },
  portForbidden: {
    en: 'This system does not let you listen on port {port}. Choose one above 1023 with --port.',
    fr: 'Ce système ne vous permet pas d’écouter sur le port {port}. Choisissez-en un au-dessus de 1023 avec --port.',
  },
  notAnAddress: {
    en: '“{host}” is not an address of this machine.',
    fr: '« {host} » n’est pas une adresse de cette machine.',
  },
  notBuilt: { en: 'The client could not be built.', fr: 'Impossible de construire le client.' },
  listening: {
    en: 'Tintamarre {version} is at {address}',
    fr: 'Tintamarre {version} vous attend à l’adresse {address}',
  },
  listensAt: { en: 'It listens at {address}', fr: 'Il écoute à l’adresse {address}' },
  keptIn: { en: 'Tables are kept in {data}', fr: 'Les tables sont conservées dans {data}' },
  keptInDatabase: {
    en: 'Tables are kept in the PostgreSQL database {database} at {host}:{port}',
    fr: 'Les tables sont conservées dans la base PostgreSQL {database} de {host}:{port}',
  },
  network: { en: 'For others on your network: {addresses}', fr: 'Pour les autres, sur votre réseau : {addresses}' },
  notANumber: {
    en: '{name}: “{text}” is not a whole number from {least} to {most}.',
    fr: '{name} : « {text} » n’est pas un nombre entier de {least} à {most}.',
  },
  notOneOf: {
    en: '{name}: “{text}” is not one of {known}.',
    fr: '{name} : « {text} » n’est pas une valeur possible ({known}).',
  },
  notAWebAddress: {
    en: '{name}: “{text}” is not a web address, such as https://git.example.org/tintamarre.',
    fr: '{name} : « {text} » n’est pas une adresse du Web, comme https://git.example.org/tintamarre.',
  },
  notAnUrl: {
    en: '{name}: “{text}” is not the address of a site, such as https://play.example.org or https://example.org/games.',
    fr: '{name} : « {text} » n’est pas l’adresse d’un site, comme https://jouer.example.org ou https://example.org/jeux.',
  },
  notADatabase: {
    en: '{name} is not the address of a PostgreSQL database, such as postgres://user:password@host/database.',
    fr: '{name} n’est pas l’adresse d’une base PostgreSQL, comme postgres://nom:mot-de-passe@hôte/base.',
  },
  secretUnread: {
    en: '{name}: the file {file} cannot be read: {why}.',
    fr: '{name} : impossible de lire le fichier {file} : {why}.',
  },
  bothGiven: {
    en: '{one} and {other} are both set. Set only one of them.',
    fr: '{one} et {other} sont tous deux définis. N’en gardez qu’un.',
  },
  passwordTyped: {
    en: '{name} contains a password, which every user of this machine can read on the command line. Put the address in the variable DATABASE_URL, or in a file: --database-url-file FILE',
    fr: '{name} contient un mot de passe, que tout utilisateur de cette machine peut lire sur la ligne de commande. Mettez l’adresse dans la variable DATABASE_URL, ou dans un fichier : --database-url-file FICHIER',
  },
  settingsUnread: {
    en: 'The settings in {file} cannot be read: {why}.',
    fr: 'Impossible de lire les réglages de {file} : {why}.',
  },
  settingUnknown: {
    en: '{file}: there is no setting “{name}”; the settings are {known}.',
    fr: '{file} : le réglage « {name} » n’existe pas ; les réglages sont {known}.',
  },
  noSuchFile: { en: 'there is no such file', fr: 'ce fichier n’existe pas' },
  notJson: { en: 'it is not a JSON object', fr: 'ce n’est pas un objet JSON' },
  storeUnopened: {
    en: 'The data in {place} cannot be opened: {why}.',
    fr: 'Impossible d’ouvrir les données de {place} : {why}.',
  },
  databaseAwaited: {
    en: 'PostgreSQL at {host}:{port} is not up yet; retrying for {seconds} s.',
    fr: 'PostgreSQL, à l’adresse {host}:{port}, n’est pas encore prêt ; nouveaux essais pendant {seconds} s.',
  },
  backupsOfPostgres: {
    en: '--backup-every makes backups of the data folder only. For PostgreSQL, leave it out and schedule this: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
    fr: '--backup-every ne sauvegarde que le dossier de données. Avec PostgreSQL, retirez cette option et planifiez ceci : pg_dump --format=custom --file=FICHIER "$DATABASE_URL"',
  },
  backupFolder: {
    en: 'No backups can be written to {folder}: {why}. Choose another folder with --backup-to.',
    fr: 'Impossible d’écrire des sauvegardes dans {folder} : {why}. Choisissez un autre dossier avec --backup-to.',
  },
  pagesDamaged: {
    en: 'Found while running (large databases are checked after start-up): {message}',
    fr: 'Constaté alors que le serveur tourne, car la base est grande : {message}',
  },
  notFound: { en: 'There is nothing at this address.', fr: 'Il n’y a rien à cette adresse.' },
  onlyReading: { en: 'This address is read-only.', fr: 'Cette adresse est en lecture seule.' },
} as const satisfies Readonly<Record<string, Both>>;

type Values = Readonly<Record<string, string | number>>;

export const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

export type Say = (key: keyof typeof WORDS, values?: Values) => string;

export const sayer =
  (language: Language): Say =>
  (key, values = {}) =>
    fill(WORDS[key][language], values);
