/**
 * Property tests try the same cases in every run, so that what failed once fails again; another
 * HEARTHSIDE_PROPERTY_SEED tries others.
 */

import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['HEARTHSIDE_PROPERTY_SEED'] ?? 2026) });
