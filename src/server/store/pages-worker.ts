import { parentPort, workerData } from 'node:worker_threads';
import { arePagesWhole } from './pages.ts';

const path: string = workerData;
parentPort?.postMessage(arePagesWhole(path));
