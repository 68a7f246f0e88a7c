import { fill, type Language } from '../../src/server/words.ts';
import type { Both } from '../../src/text/language.ts';

/** What is looked at, in this order. */
export const CHECKS = {
  node: { en: 'Node.js', fr: 'Node.js' },
  packages: { en: 'packages', fr: 'paquets' },
  page: { en: 'page', fr: 'page' },
  settings: { en: 'settings', fr: 'réglages' },
  data: { en: 'data folder', fr: 'dossier des données' },
  disk: { en: 'disk', fr: 'disque' },
  port: { en: 'port', fr: 'port' },
  database: { en: 'database', fr: 'base de données' },
  keys: { en: 'push keys', fr: 'clefs de notification' },
  proxy: { en: 'proxy', fr: 'proxy' },
  clock: { en: 'clock', fr: 'horloge' },
} as const satisfies Readonly<Record<string, Both>>;

export const WORDS = {
  help: {
    en: `npm run doctor -- [options]   checks this machine before you start the server, or while it runs

  --json            the findings as JSON, for programs
  --lang en|fr      language of these messages (default: your system’s)
  and every option that you start the server with: npm start -- --help

One line for each check: OK, or what to do. With --public-url it opens that address, as a player would.
It changes nothing. Exit codes: 0 all is well; 1 there is something to do.`,
    fr: `npm run doctor -- [options]   vérifie cette machine avant de lancer le serveur, ou pendant qu’il tourne

  --json            les constats en JSON, pour des programmes
  --lang en|fr      langue de ces messages (par défaut celle de votre système)
  et toute option avec laquelle vous lancez le serveur : npm start -- --help

Une ligne par vérification : OK, ou ce qu’il faut faire. Avec --public-url, il ouvre cette adresse comme le ferait un joueur.
Il ne change rien. Codes de sortie : 0 tout va bien ; 1 il y a quelque chose à faire.`,
  },
  good: { en: 'OK', fr: 'OK' },
  bad: { en: 'TO DO', fr: 'À FAIRE' },
  nodeBundled: {
    en: 'Node.js {version}, installed with the packages',
    fr: 'Node.js {version}, installé avec les paquets',
  },
  nodeOwn: { en: 'Node.js {version} of this machine', fr: 'Node.js {version} de cette machine' },
  nodeBroken: {
    en: 'Node.js {version} of this machine, because the one installed with the packages does not run: {why}',
    fr: 'Node.js {version} de cette machine, car celui des paquets ne démarre pas : {why}',
  },
  nodeLibatomic: {
    en: 'Node.js {version} of this machine, because the one installed with the packages needs libatomic: apt-get install libatomic1 (Debian, Ubuntu) or dnf install libatomic (Fedora)',
    fr: 'Node.js {version} de cette machine, car celui des paquets a besoin de libatomic : apt-get install libatomic1 (Debian, Ubuntu) ou dnf install libatomic (Fedora)',
  },
  nodeOld: {
    en: 'This is Node.js {version}; the server needs {needed} or newer. Install it (nodejs.org), then type: npm ci',
    fr: 'Ici, c’est Node.js {version} ; le serveur a besoin de {needed} ou plus récent. Installez-le (nodejs.org), puis tapez : npm ci',
  },
  packagesThere: { en: '{count} packages are installed', fr: '{count} paquets sont installés' },
  packagesMissing: {
    en: 'These packages are missing or have another version: {names}. Type: npm ci',
    fr: 'Ces paquets manquent ou ont une autre version : {names}. Tapez : npm ci',
  },
  pageBuilt: { en: 'the page is built', fr: 'la page est construite' },
  pageLater: { en: 'the first start builds the page', fr: 'le premier démarrage construit la page' },
  pageMissing: {
    en: 'The page is not built, and what builds it is not installed. Type: npm ci && npm run build',
    fr: 'La page n’est pas construite, et ce qui la construit n’est pas installé. Tapez : npm ci && npm run build',
  },
  settingsRead: { en: 'the settings can be read', fr: 'les réglages sont lisibles' },
  dataWritable: { en: '{folder} can be written to', fr: '{folder} est accessible en écriture' },
  dataLater: { en: 'the first start creates {folder}', fr: 'le premier démarrage crée {folder}' },
  dataElsewhere: {
    en: 'everything is kept in the database; no folder is needed',
    fr: 'tout est conservé dans la base de données ; aucun dossier n’est nécessaire',
  },
  dataDenied: {
    en: 'This user cannot write to {folder}: {why}. Give it to the user who starts the server: chown -R USER {folder} or use another folder: --data FOLDER',
    fr: 'Cet utilisateur ne peut pas écrire dans {folder} : {why}. Donnez-le à l’utilisateur qui lance le serveur : chown -R UTILISATEUR {folder} ou choisissez un autre dossier : --data DOSSIER',
  },
  diskFree: { en: '{free} MB are free in {folder}', fr: '{free} Mo libres dans {folder}' },
  diskFull: {
    en: 'Only {free} MB are free in {folder}. Free some space: below {least} MB nobody can open a table.',
    fr: 'Seulement {free} Mo libres dans {folder}. Libérez de la place : en dessous de {least} Mo, personne ne peut ouvrir de table.',
  },
  portFree: { en: 'port {port} is free', fr: 'le port {port} est libre' },
  portOurs: { en: 'Tintamarre itself answers at {address}', fr: 'c’est Tintamarre qui répond à l’adresse {address}' },
  socketFree: { en: 'the socket {path} can be opened', fr: 'le socket {path} peut être ouvert' },
  databaseSound: { en: '{place} is sound', fr: '{place} est en bon état' },
  databaseLater: { en: 'the first start creates {place}', fr: 'le premier démarrage crée {place}' },
  databaseEmpty: {
    en: '{place} is empty; the first start prepares it',
    fr: '{place} est vide ; le premier démarrage la prépare',
  },
  keysOff: { en: 'notifications are off (--notices off)', fr: 'les notifications sont désactivées (--notices off)' },
  keysLater: { en: 'the server makes them when they are first needed', fr: 'le serveur les crée quand il en a besoin' },
  keysSound: { en: 'the keys belong together', fr: 'les clefs vont ensemble' },
  keysUnread: {
    en: 'they can be checked once the database can be read',
    fr: 'elles se vérifient dès que la base de données est lisible',
  },
  keysWrong: {
    en: 'The keys for notifications in the database are damaged. Restore a backup: npm run restore',
    fr: 'Les clefs de notification de la base de données sont abîmées. Restaurez une sauvegarde : npm run restore',
  },
  keysPlain: {
    en: '{keys}; browsers allow notifications only with --public-url https://…',
    fr: '{keys} ; les navigateurs n’autorisent les notifications qu’avec --public-url https://…',
  },
  proxyNone: {
    en: 'not checked: no --public-url is given',
    fr: 'non vérifié : aucun --public-url n’est indiqué',
  },
  proxyWorks: {
    en: 'page, API and live connections work at {url}',
    fr: 'la page, l’API et les connexions en direct fonctionnent à l’adresse {url}',
  },
  proxyUncounted: {
    en: '{url} is served by a proxy, since this server speaks no TLS itself. Start with --proxies 1, or all players share the limits of one address.',
    fr: '{url} est servi par un proxy, car ce serveur ne parle pas TLS. Lancez avec --proxies 1, sinon tous les joueurs partagent les limites d’une seule adresse.',
  },
  proxyUnreached: {
    en: '{url} cannot be reached: {why}. Start the server and the proxy, and check DNS, firewall and certificate.',
    fr: '{url} est injoignable : {why}. Lancez le serveur et le proxy, et vérifiez DNS, pare-feu et certificat.',
  },
  proxyFailing: {
    en: '{url} answers with status {status}. Start the server, and make the proxy forward to the port or socket that it names.',
    fr: '{url} répond avec le code {status}. Lancez le serveur, et faites pointer le proxy vers le port ou le socket que celui-ci annonce.',
  },
  proxyForeign: {
    en: 'Another program answers at {url}. Make the proxy forward this address, with its path, to Tintamarre.',
    fr: 'Un autre programme répond à l’adresse {url}. Faites pointer le proxy, pour cette adresse et son chemin, vers Tintamarre.',
  },
  proxyOrigin: {
    en: 'The server at {url} does not recognize that address as its own. Start it with --public-url {url}',
    fr: 'Le serveur qui répond à l’adresse {url} ne reconnaît pas cette adresse comme la sienne. Lancez-le avec --public-url {url}',
  },
  proxyUpgrade: {
    en: 'Live connections do not come through at {url}. Make the proxy forward the Upgrade header (nginx: proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade";)',
    fr: 'Les connexions en direct ne passent pas à l’adresse {url}. Faites transmettre l’en-tête Upgrade par le proxy (nginx : proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection "upgrade";)',
  },
  proxyAddress: {
    en: 'The proxy does not forward the addresses of players. Make it do so (nginx: proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;)',
    fr: 'Le proxy ne transmet pas l’adresse des joueurs. Faites-la transmettre (nginx : proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;)',
  },
  clockRight: { en: 'it is {time}', fr: 'il est {time}' },
  clockAlone: {
    en: 'This machine says it is {time}, and does not set its clock by the network. Type: timedatectl set-ntp true',
    fr: 'Cette machine pense qu’il est {time}, et ne règle pas son horloge par le réseau. Tapez : timedatectl set-ntp true',
  },
  clockWrong: {
    en: 'This machine says it is {time}, which cannot be right. Set its clock: timedatectl set-ntp true',
    fr: 'Cette machine pense qu’il est {time}, ce qui est impossible. Réglez son horloge : timedatectl set-ntp true',
  },
  clockDiffers: {
    en: 'This machine says it is {time}; {other} says {theirs}. Set the clock that is wrong: timedatectl set-ntp true',
    fr: 'Cette machine pense qu’il est {time}, mais {other} dit {theirs}. Réglez l’horloge qui se trompe : timedatectl set-ntp true',
  },
  unexpected: { en: 'This could not be checked: {why}', fr: 'Vérification impossible : {why}' },
} as const satisfies Readonly<Record<string, Both>>;

export type Say = (key: keyof typeof WORDS, values?: Readonly<Record<string, string | number>>) => string;

export const sayIn =
  (language: Language): Say =>
  (key, values = {}) =>
    fill(WORDS[key][language], values);

export interface Finding {
  readonly isGood: boolean;
  /** What was found, or what to do. */
  readonly text: string;
}

export const good = (text: string): Finding => ({ isGood: true, text });
export const bad = (text: string): Finding => ({ isGood: false, text });
