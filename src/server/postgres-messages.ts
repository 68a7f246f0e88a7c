import type { PostgresTrouble, PostgresTroubleCode } from './store/postgres-trouble.ts';
import { type Both, fill, type Language } from './words.ts';

const MESSAGES: Readonly<Record<PostgresTroubleCode, Both>> = {
  refused: {
    en: 'PostgreSQL is not running at {host}:{port}. Start it, or correct the address in DATABASE_URL.',
    fr: 'Aucun serveur PostgreSQL n’écoute à l’adresse {host}:{port}. Démarrez-le, ou corrigez l’adresse dans DATABASE_URL.',
  },
  'unknown-host': {
    en: 'There is no host called {host}. Correct the name in DATABASE_URL, or the DNS of this machine.',
    fr: 'Aucune machine ne porte le nom {host}. Corrigez le nom dans DATABASE_URL, ou le DNS de cette machine.',
  },
  unreachable: {
    en: 'PostgreSQL at {host}:{port} does not answer. Check the address in DATABASE_URL, the network and the firewall.',
    fr: 'PostgreSQL ne répond pas à l’adresse {host}:{port}. Vérifiez l’adresse dans DATABASE_URL, le réseau et le pare-feu.',
  },
  starting: {
    en: 'PostgreSQL at {host}:{port} is still starting, or is stopping. Start again once it is up.',
    fr: 'PostgreSQL, à l’adresse {host}:{port}, est en train de démarrer ou de s’arrêter. Relancez quand il est prêt.',
  },
  tls: {
    en: 'No encrypted connection to PostgreSQL at {host}:{port}: {detail}. Correct sslmode in DATABASE_URL, or PostgreSQL’s certificate.',
    fr: 'Pas de connexion chiffrée avec PostgreSQL à l’adresse {host}:{port} : {detail}. Corrigez sslmode dans DATABASE_URL, ou le certificat de PostgreSQL.',
  },
  'wrong-password': {
    en: 'PostgreSQL at {host}:{port} does not accept this password for the user “{user}”. Correct it in DATABASE_URL (postgres://user:password@host/database; write / as %2F, @ as %40, : as %3A).',
    fr: 'PostgreSQL, à l’adresse {host}:{port}, n’accepte pas ce mot de passe pour l’utilisateur « {user} ». Corrigez-le dans DATABASE_URL (postgres://nom:mot-de-passe@hôte/base ; écrivez / sous la forme %2F, @ sous la forme %40, : sous la forme %3A).',
  },
  'not-let-in': {
    en: 'PostgreSQL at {host}:{port} does not let the user “{user}” in from this machine: {detail}. Correct the user in DATABASE_URL, or PostgreSQL’s pg_hba.conf.',
    fr: 'PostgreSQL, à l’adresse {host}:{port}, ne laisse pas entrer l’utilisateur « {user} » depuis cette machine : {detail}. Corrigez l’utilisateur dans DATABASE_URL, ou le fichier pg_hba.conf de PostgreSQL.',
  },
  'unknown-database': {
    en: 'PostgreSQL at {host}:{port} has no database “{database}”. Create it: createdb --host={host} --port={port} --username={user} {database} or correct the name in DATABASE_URL.',
    fr: 'PostgreSQL, à l’adresse {host}:{port}, n’a pas de base « {database} ». Créez-la : createdb --host={host} --port={port} --username={user} {database} ou corrigez le nom dans DATABASE_URL.',
  },
  'no-rights': {
    en: 'The user “{user}” lacks the rights needed in the database “{database}” ({detail}). Make “{user}” its owner: psql --command \'ALTER DATABASE "{database}" OWNER TO "{user}"\'',
    fr: 'L’utilisateur « {user} » n’a pas les droits nécessaires dans la base « {database} » ({detail}). Rendez-le propriétaire de la base : psql --command \'ALTER DATABASE "{database}" OWNER TO "{user}"\'',
  },
  'no-connections': {
    en: 'PostgreSQL at {host}:{port} has no free connections. Raise max_connections in its postgresql.conf, or stop other programs that use it.',
    fr: 'PostgreSQL, à l’adresse {host}:{port}, n’a plus de connexion libre. Augmentez max_connections dans son fichier postgresql.conf, ou arrêtez d’autres programmes qui l’utilisent.',
  },
  'too-old': {
    en: 'PostgreSQL at {host}:{port} is too old: {detail}. Update it, or name another in DATABASE_URL.',
    fr: 'PostgreSQL, à l’adresse {host}:{port}, est trop ancien : {detail}. Mettez-le à jour, ou indiquez-en un autre dans DATABASE_URL.',
  },
  'read-only': {
    en: 'PostgreSQL at {host}:{port} is read-only (a standby server, perhaps). Name the primary server in DATABASE_URL.',
    fr: 'PostgreSQL, à l’adresse {host}:{port}, est en lecture seule (un serveur de secours, peut-être). Indiquez le serveur principal dans DATABASE_URL.',
  },
  full: {
    en: 'The disk of PostgreSQL at {host}:{port} is full. Free some space there and start again.',
    fr: 'Le disque de PostgreSQL, à l’adresse {host}:{port}, est plein. Libérez-y de la place et relancez.',
  },
  damaged: {
    en: 'The database “{database}” of PostgreSQL at {host}:{port} is damaged: {detail}. Restore a backup: pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE',
    fr: 'La base « {database} » de PostgreSQL, à l’adresse {host}:{port}, est endommagée : {detail}. Restaurez une sauvegarde : pg_restore --clean --if-exists --dbname="$DATABASE_URL" FICHIER',
  },
  newer: {
    en: 'The database “{database}” at {host}:{port} was written by a later version of Tintamarre. Start that version, or restore a backup made with this one: pg_restore --clean --if-exists --dbname="$DATABASE_URL" FILE',
    fr: 'La base « {database} », à l’adresse {host}:{port}, a été écrite par une version plus récente de Tintamarre. Lancez cette version-là, ou restaurez une sauvegarde faite avec celle-ci : pg_restore --clean --if-exists --dbname="$DATABASE_URL" FICHIER',
  },
  older: {
    en: 'The database “{database}” at {host}:{port} was made by a version of Tintamarre too old for this one to read. Name another database in DATABASE_URL.',
    fr: 'La base « {database} », à l’adresse {host}:{port}, a été créée par une version de Tintamarre trop ancienne pour que celle-ci la lise. Indiquez une autre base dans DATABASE_URL.',
  },
  foreign: {
    en: 'The database “{database}” at {host}:{port} belongs to another program. Create one for Tintamarre: createdb --host={host} --port={port} --username={user} tintamarre and name that in DATABASE_URL.',
    fr: 'La base « {database} », à l’adresse {host}:{port}, appartient à un autre programme. Créez-en une : createdb --host={host} --port={port} --username={user} tintamarre et indiquez-la dans DATABASE_URL.',
  },
  failed: {
    en: 'PostgreSQL at {host}:{port} cannot be used: {detail}. Check DATABASE_URL.',
    fr: 'PostgreSQL, à l’adresse {host}:{port}, est inutilisable : {detail}. Vérifiez DATABASE_URL.',
  },
};

/** What is wrong with a PostgreSQL, where, and what to do about it; the password is in none of it. */
export const postgresMessage = ({ code, place, detail }: PostgresTrouble, language: Language): string =>
  fill(MESSAGES[code][language], { ...place, detail });
