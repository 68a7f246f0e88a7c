import type { FastifyRequest } from 'fastify';
import { FILE, REQUEST } from './prices.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Milliseconds of CPU that a request costs; 0 for one that counts against no limit. */
    price?: number;
  }
}

export const requestPrice = ({ is404, routeOptions }: FastifyRequest): number =>
  routeOptions.config.price ?? (is404 ? FILE : REQUEST);
