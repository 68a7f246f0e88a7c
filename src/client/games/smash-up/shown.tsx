import { memo } from '../../memo.ts';
import { BaseCard } from './base.tsx';
import { SmashCard } from './face.tsx';

/** Faces that are drawn anew only when they change. */
export const Card = memo(SmashCard);
export const Base = memo(BaseCard);
