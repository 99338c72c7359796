// The pages' modules name each other without an ending, as their builder likes it; Node wants to be told.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(name, context, next) {
    return next(/^\.\.?\//.test(name) && !/\.\w+$/.test(name) ? `${name}.ts` : name, context);
  },
});
