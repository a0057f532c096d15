import '../../client/lead-reference.ts';
