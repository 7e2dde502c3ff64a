import { afterBuild } from './after-build.mjs';

// The second step of `npm run build`, because the framework has no hook for the end of a build. The local stack builds
// into other folders, and calls `afterBuild` itself.
await afterBuild(process.cwd(), '.next');
