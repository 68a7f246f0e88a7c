import type { Name } from './names.ts';

/** The cards of Cyber Station 11, Cyberware first. */
export const STATION_CARD_NAMES = {
  'kneecap-thrusters': { en: 'Kneecap Thrusters', fr: 'Propulso-rotules', ours: 'both' },
  'optical-upsell': { en: 'Optical Upsell', fr: 'Œil toutes options', ours: 'both' },
  'rocket-elbow': { en: 'Rocket Elbow', fr: 'Coude-roquette', ours: 'both' },
  'mute-button': { en: 'Mute Button', fr: 'Touche Muet', ours: 'both' },
  'spare-liver': { en: 'Spare Liver', fr: 'Foie de rechange', ours: 'both' },
  'subdermal-piggy-bank': { en: 'Subdermal Piggy Bank', fr: 'Tirelire sous-cutanée', ours: 'both' },
  'second-brain': { en: 'Refurbished Second Brain', fr: 'Second cerveau reconditionné', ours: 'both' },
  'magnetic-fingertips': { en: 'Magnetic Fingertips', fr: 'Doigts aimantés', ours: 'both' },
  'lockpick-pinky': { en: 'Lockpick Pinky', fr: 'Auriculaire crocheteur', ours: 'both' },
  'loyalty-chip': { en: 'Loyalty Chip', fr: 'Puce de fidélité', ours: 'both' },
  'titanium-tailbone': { en: 'Titanium Tailbone', fr: 'Coccyx en titane', ours: 'both' },
  'overclocked-reflexes': { en: 'Overclocked Reflexes', fr: 'Réflexes surcadencés', ours: 'both' },

  'union-rep-u7': { en: 'Union Rep U-7', fr: 'Délégué syndical U-7', ours: 'both' },
  'whistleblower-droid': { en: 'Whistleblower Droid', fr: 'Droïde lanceur d’alerte', ours: 'both' },
  'commodore-gillsworth': { en: 'Commodore Gillsworth', fr: 'Commodore Branchies', ours: 'both' },
  'undercover-janitor': { en: 'Undercover Janitor', fr: 'Concierge infiltrée', ours: 'both' },
  'sister-solder': { en: 'Sister Solder', fr: 'Sœur Soudure', ours: 'both' },

  'glitter-mule': { en: 'Glitter Mule', fr: 'Mule à paillettes', ours: 'both' },
  'pickpocket-pigeon': { en: 'Pickpocket Pigeon', fr: 'Pigeon pickpocket', ours: 'both' },
  'pawnbroker-of-last-resort': {
    en: 'Pawnbroker of Last Resort',
    fr: 'Prêteuse sur gages de la dernière chance',
    ours: 'both',
  },

  'bio-hacker-on-probation': { en: 'Bio-Hacker on Probation', fr: 'Biohackeuse en sursis', ours: 'both' },
  'warranty-voider': { en: 'Warranty Voider', fr: 'Briseur de garantie', ours: 'both' },

  'blackout-drill': { en: 'Blackout Drill', fr: 'Exercice de panne', ours: 'both' },
  'firmware-update': { en: 'Firmware Update 11.11', fr: 'Mise à jour 11.11', ours: 'both' },
  'gold-plated-ego': { en: 'Gold-Plated Ego', fr: 'Ego plaqué or', ours: 'both' },
  'rerouted-tram': { en: 'Rerouted Tram', fr: 'Navette détournée', ours: 'both' },
  'sub-basement-noodle-bar': { en: 'Sub-Basement Noodle Bar', fr: 'Bar à nouilles du sous-sol', ours: 'both' },

  'terms-of-service-bot': { en: 'Terms-of-Service Bot', fr: 'Robot des conditions générales', ours: 'both' },
  'repo-mantis': { en: 'Repo Mantis', fr: 'Mante-huissière', ours: 'both' },
  'turret-with-feelings': { en: 'Turret with Feelings', fr: 'Tourelle sensible', ours: 'both' },
  'rent-a-cyborg': { en: 'Rent-a-Cyborg', fr: 'Cyborg de location', ours: 'both' },
  'compliance-officer': { en: 'Compliance Officer', fr: 'Agente de conformité', ours: 'both' },
  'neon-enforcer': { en: 'Neon Enforcer', fr: 'Vigile au néon', ours: 'both' },
} as const satisfies Readonly<Record<string, Name>>;

/** The cards of Apocalypse!; of these, Heroic Sheriff alone has a name in print. */
export const APOCALYPSE_CARD_NAMES = {
  'heroic-sheriff': { en: 'Heroic Sheriff', fr: 'Shérif héroïque', ours: 'fr' },
  'last-minute-hero': { en: 'Last-Minute Hero', fr: 'Héroïne de dernière minute', ours: 'both' },
  'emergency-sing-along': { en: 'Emergency Sing-Along', fr: 'Chorale d’urgence', ours: 'both' },
  'captain-of-the-wrong-ship': { en: 'Captain of the Wrong Ship', fr: 'Capitaine du mauvais vaisseau', ours: 'both' },
  'rebel-bake-sale': { en: 'Rebel Bake Sale', fr: 'Vente de gâteaux rebelle', ours: 'both' },
  'evacuation-marshal': { en: 'Evacuation Marshal', fr: 'Préposée à l’évacuation', ours: 'both' },

  'lapsed-cultist': { en: 'Lapsed Cultist', fr: 'Cultiste défroqué', ours: 'both' },
  'bunker-broker': { en: 'Bunker Broker', fr: 'Courtière en bunkers', ours: 'both' },
  'asteroid-insurance': { en: 'Asteroid Insurance', fr: 'Assurance tous astéroïdes', ours: 'both' },
  'comet-on-a-leash': { en: 'Comet on a Leash', fr: 'Comète en laisse', ours: 'both' },
  'looter-with-principles': { en: 'Looter with Principles', fr: 'Pillarde à principes', ours: 'both' },

  'professor-oops': { en: 'Professor Oops', fr: 'Professeur Oups', ours: 'both' },
  'countdown-counsellor': { en: 'Countdown Counselor', fr: 'Conseillère en comptes à rebours', ours: 'both' },
  'radiation-sommelier': { en: 'Radiation Sommelier', fr: 'Sommelier en radiations', ours: 'both' },
  'flat-pack-ark': { en: 'Flat-Pack Ark', fr: 'Arche en kit', ours: 'both' },

  'doomsday-prepper': { en: 'Doomsday Prepper', fr: 'Survivaliste cosmique', ours: 'both' },
  'planet-sized-extinguisher': { en: 'Planet-Sized Extinguisher', fr: 'Extincteur planétaire', ours: 'both' },
  'antimatter-umbrella': { en: 'Antimatter Umbrella', fr: 'Parapluie d’antimatière', ours: 'both' },
  'spacetime-rain-check': { en: 'Spacetime Rain Check', fr: 'Avoir spatio-temporel', ours: 'both' },
  'trophy-meteor': { en: 'Trophy Meteor', fr: 'Météorite-trophée', ours: 'both' },
  'jar-of-vintage-vacuum': { en: 'Jar of Vintage Vacuum', fr: 'Bocal de vide millésimé', ours: 'both' },
  'end-is-nigh-placard': { en: 'End-Is-Nigh Placard', fr: 'Pancarte « La fin est proche »', ours: 'both' },

  'junior-doombringer': { en: 'Junior Doombringer', fr: 'Apprenti fossoyeur de mondes', ours: 'both' },
  'meteor-wrangler': { en: 'Meteor Wrangler', fr: 'Dresseuse de météores', ours: 'both' },
  'entropy-elemental': { en: 'Entropy Elemental', fr: 'Élémentaire d’entropie', ours: 'both' },
  'doom-choir': { en: 'Doom Choir', fr: 'Chœur du trépas', ours: 'both' },
  'actuary-of-the-abyss': { en: 'Actuary of the Abyss', fr: 'Actuaire des abysses', ours: 'both' },
  'thing-from-next-door': { en: 'Thing from Next Door', fr: 'Chose d’à côté', ours: 'both' },
} as const satisfies Readonly<Record<string, Name>>;
